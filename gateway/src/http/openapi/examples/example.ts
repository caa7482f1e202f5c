import type { AnswerOf, BodyOf, RouteName } from '@anew/contracts/http/map';

type Body<T> = T extends undefined ? { body?: never } : { body: T };
type Answer<T> = [T] extends [null] ? { answer?: never } : { answer: T };

/** Example of a call: the body sent and the answer when it succeeds. */
type Example<R extends RouteName> = Body<BodyOf<R>> & Answer<AnswerOf<R>>;

/** Examples of an area, one for each route. A missing example, or one of the wrong type, does not compile. */
export type Examples<Area> = { [R in keyof Area & RouteName]: Example<R> };
