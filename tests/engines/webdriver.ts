/** Asks a WebDriver server for something; its answer, or what it says is wrong. */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Plain WebDriver over HTTP. */
export function webDriverAt(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}
