/** Body and headers of a request that sends a picture. */
export const pictureOf = (bytes: Buffer, type = 'image/jpeg') => ({
  body: new Uint8Array(bytes),
  headers: { 'content-type': type },
});
