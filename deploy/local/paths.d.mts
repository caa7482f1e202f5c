/** Where mail is written to when no server sends it. */
export const mailFolder: string;
