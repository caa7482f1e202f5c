const ABOUT_CHILDREN =
  /\b(child(ren)?(’s)?|kids?|sons?|daughters?|teen\w*|step\w*(child|son|daughter|parent|famil|mother|father|kid|mom|dad)\w*|custody|handover|co-?parent\w*|parenting|parents?|boys?|girls?|school|grandchild\w*|mom|dad|homework)\b/i;

/** Whether a text only speaks to people who have children around. */
export function speaksOfChildren(text: string): boolean {
  return ABOUT_CHILDREN.test(text);
}
