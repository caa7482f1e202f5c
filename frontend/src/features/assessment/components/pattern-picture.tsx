import type { PatternName } from '@anew/contracts/assessment/results';
import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import styles from './pattern-picture.module.css';

interface PairProps {
  /** Distance of each from the middle of the picture. */
  apart: number;
  /** Height of both: a picture must not place one above the other. */
  at: number;
  size: number;
}

/** The two partners, equally far from the middle. */
function Pair({ apart, at, size }: PairProps) {
  return (
    <>
      <circle className={shapes.a} cx={320 - apart} cy={at} r={size} />
      <path
        className={shapes.b}
        d={`m${320 + apart} ${at - size * 1.2} ${size * 1.2} ${size * 1.2}-${size * 1.2} ${size * 1.2}-${size * 1.2}-${size * 1.2}z`}
        opacity=".92"
      />
    </>
  );
}

const HILLS = 'M0 178c100-46 200-48 310-20s220 20 330-28v130H0Z';
const MEADOW = 'M0 222c130-26 270-28 390-10s180 2 250-12v60H0Z';

const PICTURES: Readonly<Record<PatternName, ReactNode>> = {
  'Thriving Together': (
    <>
      <circle className={scene.halo} cx="320" cy="112" r="104" />
      <circle className={scene.sun} cx="320" cy="112" r="72" />
      <path className={scene.mid} d={HILLS} />
      <Pair apart={30} at={164} size={46} />
      <path className={scene.near} d={MEADOW} />
      <g className={scene.tree}>
        <path d="M96 220v-40M548 214v-46" />
        <ellipse cx="96" cy="164" rx="20" ry="28" />
        <ellipse cx="548" cy="148" rx="24" ry="34" />
      </g>
    </>
  ),
  'Two Perspectives': (
    <>
      <circle className={scene.sun} cx="320" cy="92" r="46" />
      <path
        className={scene.mid}
        d="M0 196c50-40 100-52 150-52s110 30 170 62c60-32 120-62 170-62s100 12 150 52v64H0Z"
      />
      <path className={styles.trail} d="M190 98c30-18 54-22 74-20M450 98c-30-18-54-22-74-20" />
      <Pair apart={170} at={108} size={38} />
      <path className={scene.near} d={MEADOW} />
    </>
  ),
  'Carrying a Lot': (
    <>
      <path className={scene.mid} d={HILLS} />
      <g className={styles.pack}>
        <rect x="284" y="164" width="72" height="62" rx="20" />
        <rect x="290" y="118" width="60" height="50" rx="18" />
        <rect x="300" y="84" width="40" height="38" rx="14" />
      </g>
      <Pair apart={76} at={182} size={40} />
      <path className={scene.near} d={MEADOW} />
      <path className={scene.path} d="M420 240c50-16 80-18 120-36" />
      <path className={scene.mid} d="M536 198v-46l34-28 34 28v46z" />
      <path className={scene.light} d="M560 198v-30h20v30z" />
    </>
  ),
  'Strong Frame, Tender Centre': (
    <>
      <path className={scene.mid} d={HILLS} />
      <path className={scene.sun} d="M214 226V122l106-80 106 80v104z" />
      <path className={styles.beam} d="M214 222V122l106-80 106 80v100M190 138 320 40l130 98" />
      <Pair apart={50} at={178} size={28} />
      <g className={scene.tree}>
        <path d="M320 218v-28" />
        <ellipse cx="312" cy="186" rx="7" ry="11" transform="rotate(-40 312 186)" />
        <ellipse cx="328" cy="186" rx="7" ry="11" transform="rotate(40 328 186)" />
      </g>
      <path className={scene.near} d={MEADOW} />
    </>
  ),
  'Close but Stretched': (
    <>
      <path className={scene.mid} d={HILLS} />
      <path
        className={styles.trail}
        d="M262 176c-60 8-110-22-166-10M378 176c60 8 110-30 168-22M320 116c0-30 10-50 4-82"
      />
      <path className={scene.near} d="M52 168v-34l26-22 26 22v34z" />
      <path className={scene.light} d="M70 168v-22h16v22zM540 158v-46h20v46z" />
      <path className={scene.near} d="M522 158v-40l28-24 28 24v40zM540 158h20v-22h-20z" fillRule="evenodd" />
      <circle className={scene.halo} cx="324" cy="30" r="28" />
      <circle className={scene.sun} cx="324" cy="30" r="18" />
      <Pair apart={28} at={170} size={44} />
      <path className={scene.near} d={MEADOW} />
    </>
  ),
  'Solid Ground': (
    <>
      <circle className={scene.sun} cx="496" cy="66" r="36" />
      <g className={scene.tree}>
        <path d="M132 176v-62" />
        <ellipse cx="132" cy="88" rx="34" ry="46" />
      </g>
      <Pair apart={32} at={124} size={46} />
      <path className={scene.mid} d="M0 172h640v88H0z" />
      <path className={scene.near} d="M0 200h640v60H0z" />
      <path className={styles.beam} d="M40 230h70M180 230h120M360 230h60M470 230h130" />
    </>
  ),
  Building: (
    <>
      <circle className={scene.halo} cx="470" cy="76" r="44" />
      <circle className={scene.sun} cx="470" cy="76" r="28" />
      <path className={scene.mid} d={HILLS} />
      <path className={styles.beam} d="M238 130 320 62l82 68M238 130v30M402 130v30M320 62v44" />
      <path
        className={scene.sun}
        d="M226 196h60v26h-60zM290 196h60v26h-60zM354 196h60v26h-60zM226 166h28v26h-28zM258 166h60v26h-60zM354 166h60v26h-60z"
      />
      <Pair apart={150} at={184} size={38} />
      <path className={scene.near} d={MEADOW} />
    </>
  ),
};

/** A picture of the couple's pattern. It is decoration: the pattern's name and words stand below it. */
export function PatternPicture({ name }: { name: PatternName }) {
  return (
    <svg viewBox="0 0 640 260" aria-hidden="true" className={classNames(scene.scene, styles.picture)}>
      <path className={scene.sky} d="M0 0h640v260H0z" />
      <path className={scene.far} d="M0 150c90-56 190-60 300-24s230 24 340-36v170H0Z" />
      {PICTURES[name]}
    </svg>
  );
}
