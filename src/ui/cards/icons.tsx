import { memo } from 'react';

/** One stroke icon on a grid of 24, as large as 1.25em, in the colour of the text; always beside or under a name. */
const icon = (path: string) =>
  memo(function Icon() {
    return (
      <svg
        className="icon"
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        style={{ flex: 'none' }}
      >
        <path d={path} />
      </svg>
    );
  });

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const UndoIcon = /* @__PURE__ */ icon('M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9');
export const PeekIcon = /* @__PURE__ */ icon(
  `M2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12z${circle(12, 12, 2.8)}`,
);
export const CoverIcon = /* @__PURE__ */ icon(
  'M3 9.5c2.5 3.7 5.5 5.5 9 5.5s6.5-1.8 9-5.5M5.6 12.5 3.8 15M9.7 14.7 9 17.8M14.3 14.7l.7 3.1M18.4 12.5l1.8 2.5',
);
export const MarkerIcon = /* @__PURE__ */ icon(
  `M12 21.5C8 16.8 5.5 13.2 5.5 9.5a6.5 6.5 0 0 1 13 0c0 3.7-2.5 7.3-6.5 12z${circle(12, 9.5, 2.2)}`,
);
export const ClockIcon = /* @__PURE__ */ icon(`${circle(12, 12, 9)}M12 6.8V12l3.5 2.2`);
export const PassDeviceIcon = /* @__PURE__ */ icon(
  'M8 4.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 18v-3.5M2.5 10.5h11M10.5 7.3l3.3 3.2-3.3 3.2',
);
export const SettingsIcon = /* @__PURE__ */ icon(
  `M3.5 7h9M18 7h2.5M3.5 17H6M11.5 17h9${circle(15.2, 7, 2.7)}${circle(8.8, 17, 2.7)}`,
);
export const RulesIcon = /* @__PURE__ */ icon(
  'M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.5v14',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16');
export const CloseIcon = /* @__PURE__ */ icon('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const CheckIcon = /* @__PURE__ */ icon('M4.5 12.5l5 5.2L19.5 6.5');
export const PlayIcon = /* @__PURE__ */ icon('M7.5 4.5 19 12 7.5 19.5z');
export const StopIcon = /* @__PURE__ */ icon('M6.5 6.5h11v11h-11z');
export const StepIcon = /* @__PURE__ */ icon('M6 5l9.5 7L6 19zM19 5v14');
export const RestartIcon = /* @__PURE__ */ icon('M19.8 9.5A8.3 8.3 0 1 0 20.3 13M20.5 4v5.5H15');
export const KeyboardIcon = /* @__PURE__ */ icon(
  'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5zM6.5 9.5h.1M10.2 9.5h.1M13.8 9.5h.1M17.5 9.5h.1M6.5 12.5h.1M17.5 12.5h.1M10.2 12.5h.1M13.8 12.5h.1M8 15.5h8',
);
export const FlagIcon = /* @__PURE__ */ icon('M5.5 21.5v-18c4-2 7.5 2 13 0v10c-5.5 2-9-2-13 0');
export const LabIcon = /* @__PURE__ */ icon(
  'M9.5 3v6.5L4.3 18.3A1.5 1.5 0 0 0 5.6 20.5h12.8a1.5 1.5 0 0 0 1.3-2.2L14.5 9.5V3M8 3h8M7 15h10',
);
export const PersonIcon = /* @__PURE__ */ icon(
  `${circle(12, 8, 4)}M4.5 20.5c.8-4.3 3.5-6.5 7.5-6.5s6.7 2.2 7.5 6.5`,
);
export const ComputerIcon = /* @__PURE__ */ icon(
  'M5 5h14a1 1 0 0 1 1 1v9.5H4V6a1 1 0 0 1 1-1zM2.5 19h19M9 9.5v1.5M15 9.5v1.5',
);
export const CopyIcon = /* @__PURE__ */ icon(
  'M9.5 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM4.5 15.5H4V5a1.5 1.5 0 0 1 1.5-1.5H16V4',
);
export const TalkIcon = /* @__PURE__ */ icon(
  'M12 4c5.5 0 9.5 3.2 9.5 7.5S17.5 19 12 19c-1 0-2-.1-3-.4L4.5 21l.7-4.2c-1.7-1.4-2.7-3.2-2.7-5.3C2.5 7.2 6.5 4 12 4z',
);
export const SilenceIcon = /* @__PURE__ */ icon(
  'M12 4c5.5 0 9.5 3.2 9.5 7.5S17.5 19 12 19c-1 0-2-.1-3-.4L4.5 21l.7-4.2c-1.7-1.4-2.7-3.2-2.7-5.3C2.5 7.2 6.5 4 12 4zM8 11.5h8',
);
export const NextIcon = /* @__PURE__ */ icon('M9 5l7 7-7 7');
export const BackIcon = /* @__PURE__ */ icon('M15 5l-7 7 7 7');
