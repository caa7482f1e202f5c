import { Fragment } from 'react';

/** An email address that breaks at its dots and after its @, so that its words stay whole where they fit. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=@)|(?=\.)/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
