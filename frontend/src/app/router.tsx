import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Spinner } from '#shared/ui/spinner';
import { Gate } from './gate';
import { loadGate, loadScreen } from './loaders';
import { GATED_SCREENS, type Screen, UNGATED_SCREENS } from './routes';
import { ScreenFailed } from './screen-failed';
import { sessionKnown } from './session';
import { useScrollToTop } from './use-scroll-to-top';

function Root() {
  useScrollToTop();
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  );
}

function Loading() {
  return <Spinner page />;
}

/** Loaders of routes that stay on the screen do not run again: queries decide themselves what has to be read again. */
const shouldRevalidate = () => false;

/**
 * A screen whose code cannot be loaded fails when it is rendered. If the code failed instead, the router would render
 * nothing at all for the first screen of a page.
 */
const failingLater = (lazy: Screen['lazy']) => () =>
  lazy().catch((error: unknown) => ({
    Component: () => {
      throw error;
    },
  }));

const routeOf = ({ id, path, lazy, handle }: Screen): RouteObject => ({
  id,
  path,
  lazy: failingLater(lazy),
  handle,
  ErrorBoundary: ScreenFailed,
  shouldRevalidate,
});

function routesFor(client: QueryClient): RouteObject[] {
  const ungatedRoutes = UNGATED_SCREENS.map((screen) => ({
    ...routeOf(screen),
    // The router does not wait for it: these screens show a spinner of their own until the session is known.
    loader: () => void sessionKnown(client),
  }));
  const gatedRoutes = GATED_SCREENS.map((screen) => ({
    ...routeOf(screen),
    loader: ({ params }: { params: Parameters<typeof loadScreen>[2]['params'] }) =>
      loadScreen(client, screen, { params }),
  }));
  const notFound = {
    id: 'not-found',
    path: '*',
    lazy: failingLater(() => import('./routes/not-found-route')),
  };
  const gate = {
    id: 'gate',
    Component: Gate,
    loader: () => loadGate(client),
    shouldRevalidate,
    children: [...gatedRoutes, notFound],
  };
  return [
    {
      Component: Root,
      ErrorBoundary: ScreenFailed,
      HydrateFallback: Loading,
      children: [...ungatedRoutes, gate],
    },
  ];
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createRouter(client: QueryClient): AppRouter {
  return createBrowserRouter(routesFor(client));
}

/** Settles once the first screen's code is there and its loaders are done. */
export function firstScreen(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
