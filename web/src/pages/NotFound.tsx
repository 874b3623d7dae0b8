import { Linked } from '../ui/Linked';
import { pageWords } from './page-words';

export function NotFound() {
  const words = pageWords.notFound;
  return (
    <main class="page-text">
      <h1>{words.title}</h1>
      <p>
        <Linked text={words.text} to={['/playground/', '/lessons/']} />
      </p>
    </main>
  );
}
