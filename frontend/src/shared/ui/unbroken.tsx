import { Fragment } from 'react';

/** Phone numbers, and words such as "in-law", are hard to read in two lines. */
const UNBROKEN = /((?<!\d)(?:1-)?\d{3}-\d{3}-\d{4}(?!\d)|(?:\p{L}+-)?\bin-laws?\b)/iu;

/** A text in which no phone number and no "in-law" goes over two lines. Unlike other hyphens, these can be copied as they are. */
export function Unbroken({ children }: { children: string }) {
  return children.split(UNBROKEN).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
