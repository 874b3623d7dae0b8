import { firstExample } from '../playground/first-example';
import { Playground } from '../playground/Playground';

export function Home() {
  return (
    <main class="page-wide">
      <h1 class="tagline">
        Write a few lines of PyTorch or NumPy, and step through what broadcasting, strides and views
        really do.
      </h1>
      <Playground initial={firstExample.code} />
    </main>
  );
}
