import type { Scene } from '../core/types';
import { say } from '../locales/translation';

/** A scene whose sentence is in the language of the page, or in the one that `lang` says. */
export interface ToldScene extends Scene {
  lang: 'en' | undefined;
}

export function tell(scene: Scene | null): ToldScene | null {
  if (!scene) return null;
  const { text, lang } = say('event', scene.event, scene.sentence);
  return { ...scene, sentence: text, lang };
}
