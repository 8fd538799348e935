/** The step that the address names. */
export function linked(): number | undefined {
  const named = /^#(\d+)$/.exec(location.hash)?.[1];
  return named === undefined ? undefined : Number(named);
}
