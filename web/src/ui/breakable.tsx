import type { ComponentChildren } from 'preact';

/** Code that breaks after a bracket, a comma or a point where its line is too short for it. */
export const breakable = (code: string): ComponentChildren[] =>
  code.split(/(?<=[([,])|(?<=\.)(?=[a-z])/i).map((part, at) => [at > 0 && <wbr key={at} />, part]);
