"""What a device calls itself, in two words, so that people recognise their own devices."""

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def describe_device(user_agent: str) -> str:
    """The browser and the system, such as "Firefox, Linux"; what cannot be told is left out."""
    words = (find_name(BROWSERS, user_agent), find_name(SYSTEMS, user_agent))
    return ", ".join(word for word in words if word)


def find_name(names: dict[str, str], user_agent: str) -> str:
    return next((name for mark, name in names.items() if mark in user_agent), "")
