import { lazy, useState, type ComponentType } from 'react';

export interface LazyPart<P> {
  Component: ComponentType<P>;
  /** Settles once the code is there, or cannot be had. */
  preload: () => Promise<void>;
}

/** A part of the app whose code comes when it is needed, or a moment earlier when somebody is about to need it. */
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

  // What is known needs no fallback, which React would leave standing for 300 ms.
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
