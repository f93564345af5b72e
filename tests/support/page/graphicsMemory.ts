import type { Page } from '@playwright/test';

/** What a page has of the graphics card: its canvases, and the textures of those whose context is not lost. */
export interface GraphicsMemory {
  readonly canvases: number;
  readonly canvasBytes: number;
  readonly textures: number;
  readonly textureBytes: number;
}

/** From the next load on the page counts what it uploads. */
export async function countTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** By context its textures with their bytes, and the one that is bound for each unit. */
    const contexts = new Map<WebGL2RenderingContext, Map<WebGLTexture, number>>();
    const texturesOf = (context: WebGL2RenderingContext) => {
      const known = contexts.get(context) ?? new Map<WebGLTexture, number>();
      contexts.set(context, known);
      return known;
    };
    const { prototype } = WebGL2RenderingContext;
    const { createTexture, deleteTexture, texImage2D, texStorage2D } = prototype;
    const note = (context: WebGL2RenderingContext, width: number, height: number) => {
      const bound: WebGLTexture | null = context.getParameter(context.TEXTURE_BINDING_2D);
      if (bound !== null) texturesOf(context).set(bound, width * height * 4);
    };
    prototype.createTexture = function () {
      const made = createTexture.call(this);
      texturesOf(this).set(made, 0);
      return made;
    };
    prototype.deleteTexture = function (texture) {
      if (texture !== null) texturesOf(this).delete(texture);
      deleteTexture.call(this, texture);
    };
    Object.assign(prototype, {
      texImage2D(this: WebGL2RenderingContext, ...args: readonly unknown[]) {
        Reflect.apply(texImage2D, this, args);
        const [, level, , a, b] = args;
        const source = args[args.length - 1] as { readonly width?: number; readonly height?: number } | null;
        if (level === 0 && args.length === 6) note(this, Number(source?.width ?? 0), Number(source?.height ?? 0));
        else if (level === 0) note(this, Number(a), Number(b));
      },
      texStorage2D(this: WebGL2RenderingContext, ...args: Parameters<typeof texStorage2D>) {
        texStorage2D.apply(this, args);
        note(this, args[3], args[4]);
      },
    });
    Reflect.set(window, 'graphicsMemory', () => {
      const canvases = [...document.querySelectorAll('canvas')];
      const alive = [...contexts].filter(([context]) => !context.isContextLost()).map(([, textures]) => textures);
      return {
        canvases: canvases.length,
        canvasBytes: canvases.reduce((sum, { width, height }) => sum + width * height * 4, 0),
        textures: alive.reduce((sum, textures) => sum + textures.size, 0),
        textureBytes: alive.reduce((sum, textures) => sum + [...textures.values()].reduce((a, b) => a + b, 0), 0),
      };
    });
  });
}

export function graphicsMemory(page: Page): Promise<GraphicsMemory> {
  return page.evaluate(() => Reflect.get(window, 'graphicsMemory')());
}

/** Takes the context away as a driver does, and waits until the page has noticed. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const noticed = new Promise((resolve) => canvas?.addEventListener('webglcontextlost', resolve));
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await noticed;
  });
}
