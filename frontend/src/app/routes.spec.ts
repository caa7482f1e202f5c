import { OPEN_SCREENS } from '@anew/contracts/client-reports/reports';
import { expect, it } from '@jest/globals';
import { GATED_SCREENS, UNGATED_SCREENS } from './routes';

it('the gateway brings the app to all screens that someone signed out may see', () => {
  const open = [...UNGATED_SCREENS, ...GATED_SCREENS.filter(({ handle }) => handle?.openToAll)];
  const paths = open.map(({ path }) => path);
  expect(paths.sort()).toEqual([...OPEN_SCREENS, '/invite/:code?'].sort());
});
