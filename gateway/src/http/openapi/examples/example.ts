import type { AnswerOf, BodyOf, RouteName } from '@anew/contracts/http/map';

type Body<T> = T extends undefined ? { body?: never } : { body: T };
type Answer<T> = [T] extends [null] ? { answer?: never } : { answer: T };

/** What one call looks like: what is sent, and what is answered when all is well. */
export type Example<R extends RouteName> = Body<BodyOf<R>> & Answer<AnswerOf<R>>;

/** One example for each route of an area: one that is missing or of another type does not compile. */
export type Examples<Area> = { [R in keyof Area & RouteName]: Example<R> };
