import { test as base, expect } from '@playwright/test';

/** Every browser test also fails if the page logs an error or asks any other origin for anything. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL) complaints.push(`request to ${request.url()}`);
      });
      page.on('requestfailed', (request) => complaints.push(`no answer for ${request.url()}`));
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
