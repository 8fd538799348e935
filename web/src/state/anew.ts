// Beginning anew: this browser is another guest's from now on.

/** Begin anew as somebody else: nothing of who was here before stays on the page or in the browser. */
export function beginAnew(path: string, seats = false): void {
  if (seats)
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith("seat-"))) localStorage.removeItem(key);
  location.assign(path);
}
