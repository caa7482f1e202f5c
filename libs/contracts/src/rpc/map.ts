import type { AssessmentRpcMap, AssessmentStreamMap } from '../assessment/rpc.js';
import type { CoachingRpcMap, CoachingStreamMap } from '../coaching/rpc.js';
import type { ContentRpcMap, ContentStreamMap } from '../content/rpc.js';
import type { IdentityRpcMap } from '../identity/rpc.js';
import type { JournalRpcMap, JournalStreamMap } from '../journal/rpc.js';
import type { ListPage } from '../list-page.js';
import type { HealthRpcMap } from './services.js';

/** Every RPC subject with its types. A wrong payload does not compile. */
interface RpcMap
  extends IdentityRpcMap, ContentRpcMap, JournalRpcMap, AssessmentRpcMap, CoachingRpcMap, HealthRpcMap {}

export type RpcSubject = keyof RpcMap;
export type RpcCaller<S extends RpcSubject> = RpcMap[S]['caller'];
export type RpcInput<S extends RpcSubject> = RpcMap[S]['input'];
export type RpcOutput<S extends RpcSubject> = RpcMap[S]['output'];

/** Every subject that answers a page of a list. */
export type PageSubject = {
  [S in RpcSubject]: RpcOutput<S> extends ListPage<unknown> ? S : never;
}[RpcSubject];
export type PageItem<S extends PageSubject> = RpcOutput<S>['items'][number];

/** Subjects that are answered as a stream of items. `output` is the type of one item. */
interface StreamMap extends ContentStreamMap, JournalStreamMap, AssessmentStreamMap, CoachingStreamMap {}

export type StreamSubject = keyof StreamMap;
export type StreamCaller<S extends StreamSubject> = StreamMap[S]['caller'];
export type StreamInput<S extends StreamSubject> = StreamMap[S]['input'];
export type StreamItem<S extends StreamSubject> = StreamMap[S]['output'];

/** Subjects that answer with a person's data in one service, as the JSON text of an object. */
export type ExportSubject = {
  [S in StreamSubject]: StreamItem<S> extends string ? S : never;
}[StreamSubject];

/** Payload of a request, as JSON. */
export interface RpcRequest<S extends RpcSubject = RpcSubject> {
  caller: RpcCaller<S>;
  input: RpcInput<S>;
  /** W3C trace context of the caller's span. */
  traceparent: string;
  /** Epoch milliseconds after which the caller no longer waits for the reply. */
  deadline: number;
}
