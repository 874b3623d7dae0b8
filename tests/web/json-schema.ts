/** As much of JSON Schema as the schemas of this project use; anything else in one is an error. */
type Schema = { [keyword: string]: unknown };

const silent = ['$schema', '$defs', 'title', 'description'];

/** Whether `value` is what `schema` says; `whole` is what its references refer to. */
export function isValid(value: unknown, schema: Schema, whole: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, of]) => {
    if (silent.includes(keyword)) return true;
    const check = checks[keyword];
    if (!check) throw new Error(`${keyword} is not known here`);
    return check(value, of, schema, whole);
  });
}

type Check = (value: unknown, of: unknown, schema: Schema, whole: Schema) => boolean;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Record<string, (value: unknown) => boolean> = {
  object: isObject,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
};

const checks: Record<string, Check> = {
  type: (value, of) => types[of as string]?.(value) === true,
  const: (value, of) => value === of,
  enum: (value, of) => (of as unknown[]).includes(value),
  minimum: (value, of) => typeof value !== 'number' || value >= (of as number),
  maximum: (value, of) => typeof value !== 'number' || value <= (of as number),
  pattern: (value, of) => typeof value !== 'string' || new RegExp(of as string, 'u').test(value),
  required: (value, of) =>
    !isObject(value) || (of as string[]).every((key) => Object.hasOwn(value, key)),
  properties: (value, of, _, whole) =>
    !isObject(value) ||
    Object.entries(of as Record<string, Schema>).every(
      ([key, schema]) => !Object.hasOwn(value, key) || isValid(value[key], schema, whole),
    ),
  additionalProperties: (value, of, { properties = {} }) =>
    of !== false ||
    !isObject(value) ||
    Object.keys(value).every((key) => Object.hasOwn(properties as Schema, key)),
  oneOf: (value, of, _, whole) =>
    (of as Schema[]).filter((schema) => isValid(value, schema, whole)).length === 1,
  $ref: (value, of, _, whole) => {
    const name = (of as string).replace('#/$defs/', '');
    const found = (whole.$defs as Record<string, Schema>)[name];
    if (!found) throw new Error(`no ${of}`);
    return isValid(value, found, whole);
  },
};
