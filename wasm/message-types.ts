/** The arguments of a translated core text: the values of its row, by name. */
import type { MessageKey, messages } from './messages.generated';
import type { Int } from './types';

export type { MessageKey };

type ValueKinds<Key extends MessageKey> = (typeof messages)[Key]['values'];

export type MessageValues<Key extends MessageKey> = {
  readonly [Name in keyof ValueKinds<Key>]: ValueKinds<Key>[Name] extends 'integer' ? Int : string;
};
