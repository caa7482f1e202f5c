import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyScreen<P> {
  Component: LazyExoticComponent<ComponentType<P>>;
  preload: () => void;
}

/** A screen whose code comes when it is needed, or a moment earlier when somebody is about to need it. */
export function lazyScreen<P = object>(load: () => Promise<{ default: ComponentType<P> }>): LazyScreen<P> {
  return {
    Component: lazy(load),
    preload: () => void load().catch(() => undefined),
  };
}
