import { films } from '../film/films';
import { Reel } from '../film/Reel';
import { useBox } from '../player/use-box';
import { WithCore } from '../widgets/WithCore';
import { PageStyles } from './PageStyles';

/** The main stories without words, one after the other down the page: are they understood so? Not linked. */
export function FilmPage() {
  const main = films.filter((film) => film.main);
  return (
    <main lang="en" class="page-wide film-page">
      <PageStyles />
      <h1>Film</h1>
      {main.map((film) => (
        <section key={film.name} aria-label={film.name}>
          <Screen name={film.name} />
        </section>
      ))}
    </main>
  );
}

function Screen({ name }: { name: string }) {
  const [place, room] = useBox();
  const film = films.find((one) => one.name === name);
  return (
    <div class="film-screen" ref={place}>
      {film && room && (
        <WithCore class="film-story" asks={name}>
          {(core) => <Reel core={core} film={film} room={room} />}
        </WithCore>
      )}
    </div>
  );
}
