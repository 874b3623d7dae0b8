// Statistics over many runs.
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, share) =>
  numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

export const median = (numbers) => at(sorted(numbers), 0.5);
export const p95 = (numbers) => at(sorted(numbers), 0.95);
