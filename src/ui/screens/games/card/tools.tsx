/** What can be done with a game, in the order in which it is offered. */
export const TOOLS = ['rename', 'replay', 'lookBack', 'copy', 'share', 'saveOne', 'remove'] as const;
export type Tool = (typeof TOOLS)[number];

// Line drawings on a grid of 24.
const ICONS: Readonly<Record<Tool, string>> = {
  rename: 'M4.5 19.5l1-4.2L15.8 5a2.1 2.1 0 0 1 3 0l.2.2a2.1 2.1 0 0 1 0 3L8.7 18.5ZM14 6.8l3.2 3.2',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.7M4.5 4.5v4.2h4.2M10.3 9v6l5-3Z',
  lookBack: 'M4 4.5v13A2.5 2.5 0 0 0 6.5 20H20M8 14.5l3.5-4.5 3 2.5L19.5 6',
  copy: 'M8.5 8.5v-3a1.5 1.5 0 0 1 1.5-1.5h8.5a1.5 1.5 0 0 1 1.5 1.5V14a1.5 1.5 0 0 1-1.5 1.5h-3M5.5 8.5H14a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 14 20H5.5A1.5 1.5 0 0 1 4 18.5V10a1.5 1.5 0 0 1 1.5-1.5Z',
  share:
    'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  saveOne: 'M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 16v2.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V16',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5l.3 5.5M13.7 10.5l-.3 5.5',
};

export function ToolIcon({ tool }: { readonly tool: Tool }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[tool]} />
    </svg>
  );
}
