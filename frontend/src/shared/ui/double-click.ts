/** Whether a click is the second one of a double click, which was meant for what the first one has replaced or changed. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;
