// What Pixi brings along for others than this board, which draws sprites of one canvas with WebGL 2 onto the screen and
// nothing else: it is replaced by as little as Pixi then still asks for. Where a new minor version of Pixi asks for more,
// the browser tests say so.
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { normalizePath } from 'vite';

const PIXI = normalizePath(resolve(import.meta.dirname, '../node_modules/pixi.js/lib'));

/** Each by its module; what else that exports is undefined. A module that does not exist any more fails the build, so that
 * the list stays true.
 * @type {Readonly<Record<string, string>>} */
const REPLACEMENTS = {
  // Colours as words or with a #: here they are numbers.
  '../../@pixi/colord/index': `export const extend = () => {};
    export const colord = () => { throw new Error('Colours are numbers'); };`,
  '../../@pixi/colord/plugins/names': 'export default () => {};',
  'assets/cache/Cache': '',
  'environment-browser/browserExt': unplugged('browserExt'),
  'environment-webworker/webworkerExt': unplugged('webworkerExt'),
  // Masks and filters.
  'filters/FilterEffect': 'export class FilterEffect {}',
  'rendering/mask/MaskEffectManager': '',
  'rendering/mask/alpha/AlphaMaskPipe': unplugged('AlphaMaskPipe'),
  'rendering/mask/color/ColorMaskPipe': `export class ColorMaskPipe {
    static extension = { type: ['webgl-pipes'], name: 'colorMask' };
    buildStart() {}
    destroy() {}
  }`,
  'rendering/mask/stencil/StencilMaskPipe': unplugged('StencilMaskPipe'),
  'rendering/renderers/gl/GlColorMaskSystem': unplugged('GlColorMaskSystem'),
  'rendering/renderers/gl/GlStencilSystem': unplugged('GlStencilSystem'),
  // Drawing anywhere else than onto the screen.
  'rendering/renderers/gl/GlBackBufferSystem': unplugged('GlBackBufferSystem'),
  'rendering/renderers/shared/extract/ExtractSystem': unplugged('ExtractSystem'),
  'rendering/renderers/shared/extract/GenerateTextureSystem': unplugged('GenerateTextureSystem'),
  'rendering/renderers/shared/texture/CanvasPool': pool('CanvasPool'),
  'rendering/renderers/shared/texture/TexturePool': pool('TexturePool'),
  'scene/container/container-mixins/cacheAsTextureMixin': 'export const cacheAsTextureMixin = {};',
  // These two open a context of their own to find out what every WebGL 2 has, and what the board does not use.
  'rendering/batcher/gl/utils/maxRecommendedTextures': 'export const getMaxTexturesPerBatch = () => 1;',
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision':
    "export const getMaxFragmentPrecision = () => 'highp';",
  // Its own clock, which never runs here, and what that would free or do later: the board gives back what it made.
  'rendering/renderers/shared/GCSystem': `export class GCSystem {
    static extension = { type: ['webgl-system'], name: 'gc' };
    now = 0;
    addCollection() {}
    addResource() {}
    addResourceHash() {}
  }`,
  'rendering/renderers/shared/SchedulerSystem': unplugged('SchedulerSystem'),
  'rendering/renderers/shared/texture/RenderableGCSystem': unplugged('RenderableGCSystem'),
  'rendering/renderers/shared/texture/TextureGCSystem': unplugged('TextureGCSystem'),
  'ticker/Ticker': 'export const Ticker = { system: { autoStart: false, stop() {} } };',
  'ticker/const': '',
  // Its name in the console.
  'rendering/renderers/shared/startup/HelloSystem': unplugged('HelloSystem'),
  // Other things to draw, other textures, other ways to find out where something is.
  'rendering/init': '',
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource': '',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource':
    'export const createGlUploadCubeTextureResource = () => {};',
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource': '',
  'rendering/renderers/gl/texture/utils/mapFormatToGlFormat': formats('mapFormatToGlFormat', 'RGBA', 'RGBA'),
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat': formats(
    'mapFormatToGlInternalFormat',
    'RGBA',
    'RGBA8',
  ),
  'rendering/renderers/gl/texture/utils/mapFormatToGlType': formats(
    'mapFormatToGlType',
    'UNSIGNED_BYTE',
    'UNSIGNED_BYTE',
  ),
  'rendering/renderers/shared/texture/TextureMatrix': '',
  'rendering/renderers/shared/texture/utils/textureFrom': '',
  'scene/container/CustomRenderPipe': unplugged('CustomRenderPipe'),
  'scene/container/container-mixins/findMixin': 'export const findMixin = {};',
  'scene/container/container-mixins/getFastGlobalBoundsMixin': 'export const getFastGlobalBoundsMixin = {};',
  'scene/container/container-mixins/getGlobalMixin': `export const getGlobalMixin = {};
    export const bgr2rgb = (bgr) => ((bgr & 255) << 16) + (bgr & 65280) + ((bgr >> 16) & 255);`,
  'scene/container/container-mixins/measureMixin': 'export const measureMixin = {};',
  'scene/container/container-mixins/toLocalGlobalMixin': 'export const toLocalGlobalMixin = {};',
  'scene/graphics/gl/GlGraphicsAdaptor': unplugged('GlGraphicsAdaptor'),
  'scene/mesh/gl/GlMeshAdaptor': unplugged('GlMeshAdaptor'),
  'scene/particle-container/shared/ParticleBuffer': 'export class ParticleBuffer {}',
  'spritesheet/init': '',
  // WebGPU: without its program the shaders are those of WebGL.
  'rendering/renderers/gpu/GpuUboSystem': 'export class GpuUboSystem {}',
  'rendering/renderers/gpu/shader/GpuProgram': 'export class GpuProgram { static from() { return null; } }',
  // Blocks of uniforms: the batch has none.
  'rendering/renderers/gl/GlUboSystem': unplugged('GlUboSystem'),
  'rendering/renderers/shared/shader/UboSystem': 'export class UboSystem {}',
  'unsafe-eval/ubo/generateUboSyncPolyfill': '',
  // Code that writes code, for which `pixi.js/unsafe-eval` stands in.
  'rendering/renderers/gl/shader/GenerateShaderSyncCode': '',
  'rendering/renderers/gl/shader/utils/generateUniformsSync': '',
  'unsafe-eval/particle/generateParticleUpdatePolyfill': '',
  'utils/browser/unsafeEvalSupported': '',
};
const CODE = new Map(Object.entries(REPLACEMENTS).map(([module, code]) => [posix.join(PIXI, `${module}.mjs`), code]));
/** How Pixi's modules end. */
const EXPORTS = /^export \{ (.*) \};$/m;

/** @type {import('vite').Plugin} */
export const cutPixi = {
  name: 'cut-pixi',
  apply: 'build',
  buildStart() {
    for (const module of CODE.keys()) if (!existsSync(module)) this.error(`Pixi has no module ${module} any more`);
  },
  load(id) {
    const code = CODE.get(id);
    if (code === undefined) return undefined;
    const [, names = ''] = EXPORTS.exec(readFileSync(id, 'utf8')) ?? [];
    const others = names
      .split(', ')
      .filter((name) => /^\w+$/.test(name) && !new RegExp(`export .*\\b${name}\\b`).test(code));
    return code + others.map((name) => `export const ${name} = undefined;`).join('');
  },
};

/** What WebGL 2 calls the two formats of what is drawn. @param {string} name @param {string} rgba @param {string} bgra */
function formats(name, rgba, bgra) {
  return `export const ${name} = (gl) => ({ rgba8unorm: gl.${rgba}, bgra8unorm: gl.${bgra} });`;
}

/** A part that is plugged in nowhere. @param {string} name */
function unplugged(name) {
  return `export class ${name} { static extension = { type: [] }; }`;
}

/** A pool that nobody takes anything from. @param {string} name */
function pool(name) {
  return `export const ${name} = { setScreenSize() {}, removeScreen() {} };`;
}
