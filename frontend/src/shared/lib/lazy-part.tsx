import { type ComponentType, lazy, useState } from 'react';

interface LazyPart<P> {
  Component: ComponentType<P>;
  /** Settles once the code has been loaded or could not be; it never rejects. */
  preload: () => Promise<void>;
}

/** A component whose code is loaded when it is first shown, or earlier with `preload`. */
export function lazyPart<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPart<P> {
  let known: ComponentType<P> | undefined;
  const fetchCode = async () => {
    const code = await load();
    known = code.default;
    return code;
  };
  const Lazy = lazy(fetchCode);

  // A component that is loaded already needs no fallback, which React would show for at least 300 ms.
  function Component(props: P) {
    const [Part] = useState<ComponentType<P>>(() => known ?? Lazy);
    return <Part {...props} />;
  }

  return {
    Component,
    preload: () =>
      fetchCode().then(
        () => undefined,
        () => undefined,
      ),
  };
}
