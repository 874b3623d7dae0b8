import type { Scene } from '../core/types';
import { say } from '../locales/translation';

/**
 * A scene with its sentence in the page's language; `lang` is 'en' if there is only the English
 * one.
 */
export interface ToldScene extends Scene {
  lang: 'en' | undefined;
}

/**
 * The scene with a translated sentence. `every`: one sentence per step, even if *Next* would cover
 * several.
 */
export function tell(scene: Scene | null, every = false): ToldScene | null {
  if (!scene) return null;
  const { event, sentence } = (every ? null : scene.stop) ?? scene;
  const { text, lang } = say('event', event, sentence);
  return { ...scene, sentence: text, lang };
}
