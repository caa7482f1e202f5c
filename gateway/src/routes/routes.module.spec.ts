import 'reflect-metadata';
import { httpMap } from '@anew/contracts/http/map';
import { describe, expect, it } from '@jest/globals';
import { routeNameOf } from '../http/route.js';
import { RoutesModule } from './routes.module.js';

function routesOf(controller: new () => object): string[] {
  const prototype = controller.prototype as Record<string, object>;
  const methods = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return methods.flatMap((name) => routeNameOf(prototype[name]!) ?? []);
}

const controllers = Reflect.getMetadata('controllers', RoutesModule) as (new () => object)[];
const answered = controllers.flatMap(routesOf);

describe('the routes', () => {
  it('answer every call of the map', () => {
    const missing = Object.keys(httpMap).filter((call) => !answered.includes(call));
    const sentences = missing.map(
      (call) =>
        `${call}: no method has @Route(…); add one in gateway/src/routes, to a controller of RoutesModule`,
    );
    expect(sentences).toEqual([]);
  });

  it('answer no call twice', () => {
    expect(answered.filter((call, place) => answered.indexOf(call) !== place)).toEqual([]);
  });
});
