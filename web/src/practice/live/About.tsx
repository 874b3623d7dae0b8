import { kindsAbout } from '../kinds/about';
import { practiceWords } from '../words';

/** Names the kind of question that a lesson's link asks for. */
export function About({ lesson, onAll }: { lesson: string; onAll: () => void }) {
  const { kinds, allKinds } = practiceWords;
  return (
    <p class="practice-about">
      {kindsAbout(lesson)
        ?.map(({ name }) => kinds[name])
        .join(' · ')}{' '}
      <button type="button" class="button" onClick={onAll}>
        {allKinds}
      </button>
    </p>
  );
}
