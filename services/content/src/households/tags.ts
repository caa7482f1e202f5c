/** Something that a question or an activity presumes of the couple. One without tags suits everybody. */
export type Tag =
  /** They have children, of whatever age. */
  | 'children'
  /** They have children who are not grown. */
  | 'minors'
  | 'teens'
  | 'grown-children'
  /** At least one of them has children from before. */
  | 'stepfamily'
  /** Children from before live here on some days, and elsewhere on others. */
  | 'two-homes'
  /** There is a former partner, whom one of them hears from. */
  | 'ex'
  /** Both of them have a marriage behind them that has ended in divorce, or something like it. */
  | 'earlier-marriage'
  /** No children are in the house. */
  | 'just-us';
