import { href } from '../lib/href';

export function NotFound() {
  return (
    <main lang="en" class="page-text">
      <h1>There is no page here</h1>
      <p>
        Perhaps the address was mistyped. Go to the <a href={href('/')}>playground</a> or the{' '}
        <a href={href('/lessons/')}>lessons</a>.
      </p>
    </main>
  );
}
