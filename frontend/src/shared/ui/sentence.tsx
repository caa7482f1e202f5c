import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with links or emphasis in it, as a catalogue's word with tags returns it. */
export const Sentence = ({ children }: { children: readonly ReactNode[] }) =>
  createElement(Fragment, null, ...children);
