import { createContext, useContext } from 'react';

export type Shape = 'circle' | 'diamond';

/** The shapes of a couple, in the order in which its members joined. */
export const SHAPES: readonly [Shape, Shape] = ['circle', 'diamond'];

/**
 * The shape that stands for a person on every screen of both partners: the circle for who came first, and the diamond
 * for who joined. Without the list of members it is the circle.
 */
export function shapeOf(members: readonly { userId: string }[], userId: string): Shape {
  return SHAPES[members.findIndex((member) => member.userId === userId)] ?? 'circle';
}

const otherShape = (shape: Shape): Shape => (shape === 'circle' ? 'diamond' : 'circle');

/** The shape of the person who is signed in. */
export const OwnShape = createContext<Shape>('circle');

/** The shape of the person who is signed in, or of their partner. */
export function useShape(own: boolean): Shape {
  const shape = useContext(OwnShape);
  return own ? shape : otherShape(shape);
}
