import { Linked } from '../ui/Linked';
import { pageWords } from './page-words';

export function About() {
  const words = pageWords.about;
  return (
    <main class="page-text">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <h2>{words.tested}</h2>
      <ul>
        <li>{words.recorded}</li>
        <li>{words.twice}</li>
        <li>{words.sanitizers}</li>
        <li>{words.lying}</li>
        <li>{words.browser}</li>
        <li>
          <Linked text={words.gallery} to={['/gallery/']} />
        </li>
      </ul>
      <h2>{words.not}</h2>
      <p>
        <Linked text={words.subset} to={[]} />
      </p>
      <h2>{words.privacy}</h2>
      <p>{words.yours}</p>
      <h2>{words.licences}</h2>
      <p>
        <Linked text={words.shipped} to={['/licences.txt']} />
      </p>
    </main>
  );
}
