import { TextureSource, type WebGLRenderer } from 'pixi.js';
import type { Rect } from '../layout';

/** A canvas on the graphics card. What was painted goes there part by part: all of it would hold up a slow tablet. */
export interface CanvasTexture {
  readonly source: TextureSource;
  send(parts: Iterable<Rect>): void;
}

export function createCanvasTexture({ gl, texture }: WebGLRenderer, canvas: HTMLCanvasElement): CanvasTexture {
  // Without the canvas itself Pixi only makes room for it.
  const source = new TextureSource({ width: canvas.width, height: canvas.height, resolution: 1, scaleMode: 'linear' });

  function send(parts: Iterable<Rect>): void {
    texture.bind(source);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    // WebGL 1 knows no parts.
    if (gl.UNPACK_SKIP_PIXELS === undefined) {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
      return;
    }
    for (const { x, y, width, height } of parts) {
      gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, x);
      gl.pixelStorei(gl.UNPACK_SKIP_ROWS, y);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
    }
    gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, 0);
    gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 0);
  }

  return { source, send };
}
