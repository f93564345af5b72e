import 'pixi.js/unsafe-eval';
import { CanvasSource, Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';

const SIDE = 64;

/** One sprite of one small picture, on a canvas as large as the page; set up as the board's is. */
export async function drawSprite(): Promise<void> {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  const canvas = document.createElement('canvas');
  const size = { width: innerWidth, height: innerHeight, resolution: devicePixelRatio };
  await renderer.init({ canvas, ...size, autoDensity: true, backgroundAlpha: 0, skipExtensionImports: true });
  const picture = document.createElement('canvas');
  picture.width = SIDE;
  picture.height = SIDE;
  picture.getContext('2d')?.fillRect(0, 0, SIDE, SIDE);
  const stage = new Container();
  stage.addChild(new Sprite(new Texture({ source: new CanvasSource({ resource: picture }) })));
  document.body.append(canvas);
  renderer.render(stage);
}
