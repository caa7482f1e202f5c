/** What the browser's translation has put in a text's place. */
const standIns = new WeakMap<Node, ChildNode>();

function noteStandIn({ removedNodes: [text], addedNodes: [added], previousSibling }: MutationRecord): void {
  const standIn = added ?? previousSibling;
  if (text?.nodeName !== '#text' || standIn?.nodeName !== 'FONT') return;
  standIns.set(text, standIn as ChildNode);
  changes.observe(text, { characterData: true });
}

/** A text that React has changed takes its place again, and is translated anew. */
function showChanged({ target }: MutationRecord): void {
  standIns.get(target)?.replaceWith(target);
}

const changes = new MutationObserver((records) => {
  for (const record of records) (record.type === 'childList' ? noteStandIn : showChanged)(record);
});

/** @returns the child of this parent that is the node, or that stands for it */
function childFor(parent: Node, node: Node): Node | undefined {
  return [node, standIns.get(node)].find((it) => it?.parentNode === parent);
}

/**
 * Lets React work in a page that the browser translates. Chrome replaces each text by `<font>` elements, and React still
 * holds the text that is gone. As soon as it would remove that one, or insert something before it, the browser throws, and
 * the whole screen is lost together with what somebody was writing.
 */
export function bearTranslation(page: Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the parent that it was called on
  const { removeChild, insertBefore } = Node.prototype;
  changes.observe(page, { childList: true, subtree: true });
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = childFor(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, (before && childFor(this, before)) ?? null) as T;
  };
}
