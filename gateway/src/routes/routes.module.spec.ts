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

describe('the routes', () => {
  it('answer every call of the map, each once', () => {
    const controllers = Reflect.getMetadata('controllers', RoutesModule) as (new () => object)[];
    expect(controllers.flatMap(routesOf).sort()).toEqual(Object.keys(httpMap).sort());
  });
});
