// Answers that arrive late.

/** For an effect: takes an answer, unless the effect has asked again in the meantime. */
export function latest<T>(asked: Promise<T>, take: (answer: T) => void): () => void {
  let wanted = true;
  asked.then(
    (answer) => wanted && take(answer),
    () => undefined, // without a connection, the last answer stays
  );
  return () => (wanted = false);
}
