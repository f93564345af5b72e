import type { ComponentChildren, VNode } from 'preact';
import { LOOKS } from './looks';

/** A drawing made of elements, as the text of a file. It has no state, no effects and no data of others. */
export function svgText(drawing: ComponentChildren): string {
  if (Array.isArray(drawing)) return drawing.map(svgText).join('');
  return isElement(drawing) ? elementText(drawing) : textOf(drawing);
}

function elementText({ type, props }: VNode<Readonly<Record<string, unknown>>>): string {
  const { children, ...rest } = props;
  if (typeof type !== 'string') return svgText((type as (props: object) => ComponentChildren)(props));
  const inner = svgText(children as ComponentChildren);
  const attributes = Object.entries({ ...lookOf(rest['class']), ...rest, class: undefined })
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`))
    .join('');
  return inner === '' ? `<${type}${attributes}/>` : `<${type}${attributes}>${inner}</${type}>`;
}

function lookOf(name: unknown): object {
  if (name === undefined) return {};
  const look = LOOKS[String(name)];
  if (look === undefined) throw new Error(`looks.ts does not say how ${name} looks`);
  return look;
}

function isElement(child: ComponentChildren): child is VNode<Readonly<Record<string, unknown>>> {
  return typeof child === 'object' && child !== null && 'props' in child;
}

function textOf(child: ComponentChildren): string {
  return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
}
