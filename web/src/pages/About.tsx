import { href } from '../lib/href';

export function About() {
  return (
    <main lang="en" class="page-text">
      <h1>About</h1>
      <p>
        Stridewise runs the tensor part of Python in a small tensor core written in C. The core
        prints what PyTorch and NumPy print, raises what they raise, and records what it does while
        it does it. The pictures only draw what the core sent: no size, no stride and no address is
        computed in the page.
      </p>
      <h2>How it is tested</h2>
      <ul>
        <li>
          Programs were run by the real PyTorch and NumPy, and what they answered was recorded. The
          core must answer the same, character for character: output, error type, error message,
          shape, stride, storage offset.
        </li>
        <li>
          The same programs run twice, once in the native build and once in the WebAssembly that
          this page uses.
        </li>
        <li>The native tests run once more with address and undefined-behaviour sanitizers.</li>
        <li>
          One test hands the figures a lying core, with absurd numbers: they must draw exactly
          those.
        </li>
        <li>
          Every page is opened in a browser, stepped through by keyboard, and checked for
          accessibility in light and dark.
        </li>
        <li>
          The <a href={href('/gallery/')}>gallery</a> shows every figure, in usual scenes and at the
          edges. Tests compare each with what it was.
        </li>
      </ul>
      <h2>What it does not do</h2>
      <p>
        It runs a subset of Python. What lies outside is refused by name, line and column; it never
        guesses a value. Uninitialised memory, as in <code>torch.empty</code>, is shown as zeros.
      </p>
      <h2>Privacy</h2>
      <p>
        Your programs stay in your browser, and in the links that you copy. There are no cookies, no
        counters and no requests to anybody else.
      </p>
    </main>
  );
}
