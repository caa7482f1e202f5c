import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** Two houses that share a wall, and a line of washing in many sizes. */
export function PracticalBlending() {
  return (
    <Scene>
      <circle className={scene.sun} cx="402" cy="52" r="26" />
      <path className={scene.far} d="M0 118c80-40 170-38 250-10s150 0 230-30v122H0Z" />
      <path className={shapes.a} d="M132 168V92l56-46 56 46v76z" />
      <path className={shapes.b} d="M208 168V104l62-52 62 52v64z" opacity=".92" />
      <path
        className={scene.light}
        d="M154 106h24v24h-24zM258 168v-38a13 13 0 0 1 26 0v38zM296 112h20v20h-20z"
      />
      <path className={scene.smoke} d="M300 56c-8-12 12-18 2-32M332 118c40 14 84 12 124 0" />
      <path className={scene.sky} d="M352 124h18v26h-18zM380 127h12v18h-12zM402 126h22v32h-22z" />
      <g className={scene.tree}>
        <path d="M72 172v-44" />
        <ellipse cx="72" cy="104" rx="24" ry="36" />
        <path d="M456 172v-56" />
      </g>
      <path className={scene.near} d="M0 176c140-18 340-18 480 0v24H0Z" />
      <path className={scene.path} d="M272 182c-14 8-50 10-84 22" />
    </Scene>
  );
}
