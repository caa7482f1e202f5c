export default async function unshare() {
  await Reflect.get(globalThis, 'endSharedSystem')?.();
}
