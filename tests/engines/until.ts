/** Asks until the answer is neither an error nor nothing; says what was waited for where it never is. */
export async function until<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  most = 30_000,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + most;
  let reason: unknown;
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
      reason = answer;
    } catch (error) {
      reason = error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${what}: not in ${most / 1000} s (${reason})`);
}
