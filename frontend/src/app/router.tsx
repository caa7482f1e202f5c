import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '../shared/ui/spinner';
import { ErrorBoundary } from './error-boundary';
import { Gate } from './gate';
import { COUPLE_SCREENS, notFound, PUBLIC_SCREENS } from './screens';
import { useScrollToTop } from './use-scroll-to-top';

export function AppRoutes() {
  useScrollToTop();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner page />}>
        <Routes>
          {PUBLIC_SCREENS.map(({ path, screen: { Component } }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route element={<Gate />}>
            {COUPLE_SCREENS.map(({ path, screen: { Component } }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<notFound.Component />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
