/** Makes the browser answer the old command to copy what is selected. jsdom has none. */
export function copiesBySelection(command: () => boolean): void {
  Object.assign(document, { execCommand: command });
}
