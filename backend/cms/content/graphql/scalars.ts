import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLScalarType, GraphQLString } from 'graphql'

const ours = [
  new GraphQLScalarType({
    name: 'DateTime',
    description: 'A moment as ISO 8601 in UTC: `2026-10-01T08:00:00Z`.',
  }),
  new GraphQLScalarType({
    name: 'RichText',
    description:
      'A document as a tree: `{ type: "doc", content: [node] }`. A node has `type` and may have `attrs`, `text`, `marks` and `content`. Nodes: paragraph, heading, bulletList, orderedList, listItem, table, tableRow, tableHeader, tableCell, image, button, clearer, text. Marks: anchor, bold, em, italic, link, strike, subscript, superscript, underline.',
  }),
  new GraphQLScalarType({ name: 'JSON', description: 'Any value.' }),
]

export const scalarTypes = new Map(
  [GraphQLString, GraphQLInt, GraphQLFloat, GraphQLBoolean, ...ours].map((type) => [
    type.name,
    type,
  ]),
)
