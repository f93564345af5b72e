const FUNCTIONS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()/gi;
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;

// Every name that CSS knows, `transparent` and `currentcolor` excepted: they are no colours of ours.
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  );
const NAMED = new RegExp(`(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'gi');
const NAMED_ATTRIBUTE = new RegExp(
  `\\b(?:fill|stroke|stop-?color|flood-?color|color|background)\\s*[=:]\\s*[{"'\`]+(?:${NAMES})(?=["'\`])`,
  'gi',
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** The colours that a style sheet spells out. */
export function coloursInStyles(css: string): readonly string[] {
  const values = css.replaceAll(COMMENT, '').match(/:[^{};]+(?=[;}])/g) ?? [];
  return values.flatMap((value) => [HEX, FUNCTIONS, NAMED].flatMap((pattern) => value.match(pattern) ?? []));
}

/** The colours that markup or a script spells out. */
export function coloursInScript(source: string): readonly string[] {
  const code = source.replaceAll(COMMENT, '');
  return [HEX, FUNCTIONS, NAMED_ATTRIBUTE].flatMap((pattern) => code.match(pattern) ?? []);
}
