import type { Scene } from '../core/types';
import { say } from '../locales/translation';

/** A scene whose sentence is in the language of the page, or in the one that `lang` says. */
export interface ToldScene extends Scene {
  lang: 'en' | undefined;
}

/** `every`: step by step, also where a stop of *Next* tells several at once. */
export function tell(scene: Scene | null, every = false): ToldScene | null {
  if (!scene) return null;
  const { event, sentence } = (every ? null : scene.stop) ?? scene;
  const { text, lang } = say('event', event, sentence);
  return { ...scene, sentence: text, lang };
}
