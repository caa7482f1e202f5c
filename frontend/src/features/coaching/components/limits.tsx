import layout from '../../../shared/ui/layout.module.css';

/** What the coach is, what it is not, and who helps where it cannot. */
export function Limits() {
  return (
    <div className={layout.close}>
      <p>
        The coach is AI. It is educational and not a substitute for therapy, and it can be wrong. Your partner
        does not see these conversations.
      </p>
      <p>
        In danger, call <a href="tel:911">911</a>. In a crisis, call or text <a href="tel:988">988</a>. For
        fear or violence at home, call <a href="tel:18007997233">1-800-799-7233</a> or text START to{' '}
        <a href="sms:88788">88788</a>. Worried about a child: <a href="tel:18004224453">1-800-422-4453</a>.
      </p>
    </div>
  );
}
