export const CYAN = '#a8f1ff';
export const RED = '#ff6b57';
export const CREAM = '#fff3dc';
